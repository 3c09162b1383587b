import type { Field, Row } from '@guichet/engine';
import type { PointerEvent } from 'react';
import { elementById } from '../../frame/element-by-id.ts';
import { rowId } from '../../rows/row-ids.ts';
import type { RowCommands } from '../../rows/use-row-changes.ts';

export interface Drag {
  /** A pointer takes a row by its handle: it goes where it is let go. Escape leaves it where it was. */
  start(event: PointerEvent<HTMLElement>, row: Row): void;
}

/** How near to the edge of the window a pointer scrolls it, and how far each time that it is drawn, in pixels. */
const edge = 48;
const scrollStep = 8;

export function createDrag(grid: Field, commands: RowCommands): Drag {
  return {
    start(event, row) {
      if (event.button !== 0) return;
      event.preventDefault();
      follow(event.currentTarget, event.pointerId, createPlaces(grid, row), (to) => commands.move(row, to));
    },
  };
}

function follow(handle: HTMLElement, pointerId: number, places: Places, drop: (to: number) => void): void {
  const listening = new AbortController();
  const { signal } = listening;

  let at = 0;
  let drawing = 0;

  /** For as long as the pointer rests near the edge. */
  function scroll(): void {
    cancelAnimationFrame(drawing);
    const by = at < edge ? -scrollStep : at > window.innerHeight - edge ? scrollStep : 0;
    if (by === 0) return;
    window.scrollBy({ top: by, behavior: 'instant' });
    places.show(at);
    drawing = requestAnimationFrame(scroll);
  }

  function end(isDropped: boolean): void {
    cancelAnimationFrame(drawing);
    listening.abort();
    const to = places.end();
    if (isDropped && to !== undefined) drop(to);
  }

  handle.setPointerCapture(pointerId);
  handle.addEventListener(
    'pointermove',
    ({ clientY }) => {
      at = clientY;
      places.show(at);
      scroll();
    },
    { signal },
  );
  handle.addEventListener('pointerup', () => end(true), { signal });
  handle.addEventListener('pointercancel', () => end(false), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
}

interface Places {
  /** Marks where the row would go. */
  show(clientY: number): void;
  /** Takes the marks away; gives the place, from 0, where one was shown. */
  end(): number | undefined;
}

/** The other rows, between which a dragged one may go. */
function createPlaces(grid: Field, dragged: Row): Places {
  const elementOf = (row: Row) => elementById(rowId(grid, row));
  const draggedElement = elementOf(dragged);
  const siblings = (grid.rows() ?? [])
    .filter((row) => row !== dragged)
    .flatMap((row) => elementOf(row) ?? []);
  let to: number | undefined;

  function unmark(): void {
    for (const element of siblings) delete element.dataset.drop;
  }

  return {
    show(clientY) {
      draggedElement?.setAttribute('data-dragged', '');
      to = siblings.filter((element) => middleOf(element) < clientY).length;
      unmark();
      const next = siblings[to];
      if (next !== undefined) next.dataset.drop = 'before';
      else siblings.at(-1)?.setAttribute('data-drop', 'after');
    },
    end() {
      unmark();
      draggedElement?.removeAttribute('data-dragged');
      return to;
    },
  };
}

function middleOf(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
