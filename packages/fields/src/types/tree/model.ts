import { encodeJson, isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { isSame, type PreparedComponent } from '@guichet/engine';
import { listOf } from '../../define/define-model.ts';
import { defineObject } from '../../define/define-object.ts';
import { isFilled, parseObject } from '../../define/read-object.ts';
import { controlStringsIn } from '../../typed-values/control-strings.ts';
import { fromText, toText, valueSettings } from '../../typed-values/value.ts';
import { depthsIn, nodesIn, numbersOf, type TreeNode, treeOf } from './nodes.ts';

/**
 * Values in a tree. Value: a node, `{data: {...}, children: [node, ...]}`; empty `{}`. Its control says how deep each
 * node stands, and then what is in each of them, part by part.
 */
export const treeModel = defineObject({
  needs: () => ['transientState', 'type:tree'],
  label: { en: 'Tree', fr: 'Arborescence' },
  validateOn: 'blur',
  texts: [
    { setting: 'components[].label', as: 'html' },
    { setting: 'components[].data.values[].label', as: 'plain' },
    { setting: 'components[].values[].label', as: 'plain' },
  ],
  settings: (json) => ({ parts: listOf(json.components).map(partIn) }),
  parse([shape = '', ...texts], component, locale, environment) {
    const parts = nodePartsOf(component);
    if (parts.length === 0) return parseObject(shape) ?? {};
    const nodes = depthsIn(shape).map((depth, node): TreeNode => {
      const strings = texts.slice(node * parts.length, (node + 1) * parts.length);
      const data = parts.map(({ key, inner }, index) => {
        const text = strings[index] ?? '';
        return [key, text === '' ? '' : fromText(text, inner, locale, environment)] as const;
      });
      return { depth, data: Object.fromEntries(data) };
    });
    const [root] = nodes;
    // A root alone in which nothing stands is none.
    const isNone = nodes.length === 1 && Object.values(root?.data ?? {}).every((value) => value === '');
    return isNone ? {} : treeOf(nodes);
  },
  format(value, component, locale, environment, transientState) {
    const parts = nodePartsOf(component);
    // The typed strings stay as long as they make the value: so does a number that is being typed.
    const typed = controlStringsIn(transientState);
    if (typed !== undefined && parts.length > 0) {
      const made = treeModel.parse(typed, component, locale, environment);
      if (isSame(made, value ?? {})) return typed;
    }
    if (parts.length === 0) return [isFilled(value) ? encodeJson(value) : ''];
    const found = nodesIn(value);
    const nodes: readonly TreeNode[] = found.length > 0 ? found : [{ depth: 0, data: {} }];
    const texts = nodes.flatMap(({ data }) =>
      parts.map(({ key, inner }) => toText(ownOf(data, key), inner, locale, environment)),
    );
    return [nodes.map(({ depth }) => depth).join(' '), ...texts];
  },
  transientStateOf: (strings) => ({ said: strings }),
  formatValue(value, component, locale, environment) {
    const nodes = nodesIn(value);
    const numbers = numbersOf(nodes.map(({ depth }) => depth));
    return nodes.map(({ data }, index) => {
      const texts = nodePartsOf(component).map(({ key, inner }) =>
        toText(ownOf(data, key), inner, locale, environment),
      );
      return `${numbers[index]} ${texts.filter((text) => text !== '').join(', ')}`;
    });
  },
});

export interface TreePart {
  readonly key: string;
  /** Its place in the definition, by which its texts are found. */
  readonly index: number;
  /** The component as far as its values are read by it. */
  readonly inner: PreparedComponent;
}

/** The components in each node that hold one value. */
export function nodePartsOf(component: PreparedComponent): readonly TreePart[] {
  return listOf(component.settings.parts).flatMap((part, index) => {
    if (!isJsonObject(part) || typeof part.key !== 'string' || !isJsonObject(part.value)) return [];
    return [{ key: part.key, index, inner: { ...component, settings: part.value } }];
  });
}

function partIn(json: Json): JsonObject {
  if (!isJsonObject(json) || typeof json.key !== 'string' || json.input === false || json.type === 'button')
    return {};
  return { key: json.key, value: valueSettings(json) };
}

function ownOf(data: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(data, key) ? data[key] : undefined;
}
