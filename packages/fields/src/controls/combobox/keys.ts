import type { KeyboardEvent } from 'react';
import { choiceCalled } from './find-choices.ts';
import type { Combo } from './use-combobox.ts';

/** The keys of a combobox with a list, as the ARIA Authoring Practices have them. Any other key stays the line's. */
export function pressKey(event: KeyboardEvent, combo: Combo): void {
  // The keys that end the composing of a letter are no keys of the list.
  if (event.nativeEvent.isComposing) return;
  switch (event.key) {
    case 'ArrowDown':
      if (event.altKey) combo.open();
      else combo.move(1);
      break;
    case 'ArrowUp':
      if (event.altKey) combo.close();
      else combo.move(-1);
      break;
    case 'Enter': {
      if (!combo.isOpen) return;
      const only = combo.found.length === 1 && combo.typed ? combo.found[0] : undefined;
      const choice = combo.found[combo.active] ?? choiceCalled(combo.found, combo.typed ?? '') ?? only;
      if (choice === undefined) combo.close();
      else combo.choose(choice);
      break;
    }
    case 'Escape':
      if (!combo.isOpen && combo.typed === undefined) return;
      combo.giveUp();
      break;
    case 'Tab': {
      const choice = combo.isOpen ? combo.found[combo.active] : undefined;
      if (choice !== undefined && !combo.chosen.includes(choice.value)) combo.choose(choice);
      // Also where the next stop is a button of its own.
      else combo.leave();
      return;
    }
    default:
      return;
  }
  event.preventDefault();
  // Escape closes no dialog around it, and Enter sends no form.
  event.stopPropagation();
}
