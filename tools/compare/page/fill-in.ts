import type { SeenComponent } from '../../../bench/page/compared/page-state.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../packages/definition/src/definition.ts';
import type { ComparedStep } from './step.ts';

/** Steps for a component, as a resident might take: one of a few answers, chosen by `chance` from 0 to 1. */
export function stepsFor(
  { id, type }: SeenComponent,
  component: JsonObject,
  asked: readonly Json[],
  chance: () => number,
): readonly ComparedStep[] {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  const typed = (text: string | undefined): readonly ComparedStep[] =>
    text === undefined
      ? []
      : // Only a filled control can be cleared.
        (text === '' ? ['1', ''] : [text]).map((input) => ({ kind: 'type', id, text: input }));
  const texts = asked.map(String);
  switch (type) {
    case 'textfield':
      if (isJsonObject(component.widget) && component.widget.type === 'calendar') {
        return typed(dateText(component.widget));
      }
      return typed(masked(component.inputMask) ?? pick(['Ann Lee', 'x', '12', '', ...texts]));
    case 'textarea':
      return typed(pick(['Two words', '', 'A\nB']));
    case 'password':
      return typed('Secret-1');
    case 'email':
      return typed(pick(['ann@example.ca', 'ann@example.ca', 'ann']));
    case 'url':
      return typed(pick(['https://example.ca', 'example', '']));
    case 'phoneNumber':
      return typed(pick(['6135551234', '613']));
    case 'number':
      return typed(
        pick(['12', '0', '1.5', '-3', '', ...asked.map(Number).filter(Number.isFinite).map(String)]),
      );
    case 'currency':
      return typed(pick(['1234.5', '0', '']));
    case 'time':
      return typed('10:30');
    case 'datetime':
      return typed(dateText(component));
    case 'radio':
    case 'selectboxes': {
      const value = pick(optionsOf(component.values).map((option) => String(option.value ?? '')));
      return value === undefined || value === '' ? [] : [{ kind: 'mark', id, value }];
    }
    case 'checkbox':
      return [{ kind: 'mark', id, value: '' }];
    case 'select': {
      const { data } = component;
      const label = pick(
        optionsOf(isJsonObject(data) ? data.values : undefined).map((option) =>
          String(option.label ?? '').trim(),
        ),
      );
      return label === undefined || label === '' ? [] : [{ kind: 'choose', id, label }];
    }
    case 'datagrid':
    case 'editgrid':
      return [{ kind: 'add', id }];
    case 'button':
      return ['event', 'custom', 'saveState'].includes(String(component.action))
        ? [{ kind: 'press', id }]
        : [];
    default:
      return [];
  }
}

function optionsOf(list: Json | undefined): readonly JsonObject[] {
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** Something that fits a mask; undefined where there is none. */
function masked(mask: Json | undefined): string | undefined {
  if (typeof mask !== 'string' || mask === '') return undefined;
  return mask.replace(/9/g, '1').replace(/[aA]/g, 'a').replace(/\*/g, 'b');
}

/** The 15th of March 2026, half past two in the afternoon, as a format writes it. */
function dateText({ format, enableTime }: JsonObject): string {
  const written = typeof format === 'string' && format !== '' ? format : 'yyyy-MM-dd hh:mm a';
  const names: Readonly<Record<string, string>> = {
    ...{ yyyy: '2026', yy: '26', MMMM: 'March', MMM: 'Mar', MM: '03', M: '3', dd: '15', d: '15' },
    ...{
      EEEE: 'Sunday',
      EEE: 'Sun',
      HH: '14',
      H: '14',
      hh: '02',
      h: '2',
      mm: '30',
      ss: '00',
      sss: '000',
      a: 'PM',
    },
  };
  const days = enableTime === false ? written.replace(/\s*[Hh]{1,2}:mm(:ss)?(\s*a)?/, '') : written;
  return days.replace(/y+|M+|d+|E+|H+|h+|m+|s+|a/g, (name) => names[name] ?? name);
}
