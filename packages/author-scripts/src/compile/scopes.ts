import type { VariableReference } from '../run/tree.ts';

type Kind = 'var' | 'parameter' | 'function' | 'own' | 'let' | 'const' | 'class' | 'hidden';

/** A variable. Facts that are unknown before the whole author script was read are filled in by `settle`. */
interface Binding {
  kind: Kind;
  readonly scope: Scope;
  /** From here on in the text it is declared. */
  readonly from: number;
  isCaptured: boolean;
  isChecked: boolean;
  slot: number;
}

/** A name where it stands. */
export interface Reference {
  readonly name: string;
  readonly scope: Scope;
  readonly position: number;
  binding: Binding | undefined;
}

export interface Scope {
  readonly parent: Scope | undefined;
  /** The scope of the function that this stands in, or is. */
  readonly function: Scope;
  readonly isArrow: boolean;
  readonly isLoop: boolean;
  readonly isSwitch: boolean;
  readonly bindings: Map<string, Binding>;
  /** The slots of its frame; undefined: its variables lie in that of the scope around it. */
  size: number | undefined;
}

export interface Scopes {
  readonly top: Scope;
  functionIn(parent: Scope, isArrow: boolean): Scope;
  blockIn(parent: Scope, kind?: 'loop' | 'switch'): Scope;
  declare(scope: Scope, name: string, kind: Kind, from: number): void;
  refer(scope: Scope, name: string, position: number): Reference;
  /** All was read: gives each variable its place. */
  settle(): void;
  /** Where a name stands, to be read or set. */
  placeOf(reference: Reference): VariableReference;
  isConstant(reference: Reference): boolean;
  slotOf(scope: Scope, name: string, kind?: Kind): number | undefined;
  sizeOf(scope: Scope): number | undefined;
  /** The slots that must be marked as not declared yet when the scope is entered. */
  unsetIn(scope: Scope): readonly number[] | undefined;
}

const blockKinds: readonly Kind[] = ['let', 'const', 'class'];

export function createScopes(): Scopes {
  const references: Reference[] = [];
  const all: Scope[] = [];

  function create(parent: Scope | undefined, properties: Partial<Scope>): Scope {
    const scope: Scope = {
      parent,
      get function() {
        return properties.size === undefined && parent !== undefined ? parent.function : scope;
      },
      isArrow: false,
      isLoop: false,
      isSwitch: false,
      bindings: new Map(),
      size: undefined,
      ...properties,
    };
    all.push(scope);
    return scope;
  }

  const top = create(undefined, { size: 0 });

  function find({ name, scope }: Reference): Binding | undefined {
    for (let place: Scope | undefined = scope; place !== undefined; place = place.parent) {
      const binding = place.bindings.get(name);
      if (binding !== undefined) return binding;
    }
    return undefined;
  }

  return {
    top,
    functionIn: (parent, isArrow) => create(parent, { size: 0, isArrow }),
    blockIn: (parent, kind) =>
      create(parent, {
        isLoop: kind === 'loop' || parent.isLoop,
        isSwitch: kind === 'switch',
      }),
    declare(scope, name, kind, from) {
      const place = blockKinds.includes(kind) || kind === 'hidden' || kind === 'own' ? scope : scope.function;
      const known = place.bindings.get(name);
      if (known === undefined) {
        place.bindings.set(name, { kind, scope: place, from, isCaptured: false, isChecked: false, slot: 0 });
      } else if (known.kind === 'own' || (known.kind === 'var' && kind === 'function')) known.kind = kind;
    },
    refer(scope, name, position) {
      const reference = { name, scope, position, binding: undefined };
      references.push(reference);
      return reference;
    },
    settle() {
      for (const reference of references) {
        const binding = find(reference);
        if (binding === undefined) continue;
        reference.binding = binding;
        const isElsewhere = reference.scope.function !== binding.scope.function;
        binding.isCaptured ||= isElsewhere;
        binding.isChecked ||= blockKinds.includes(binding.kind) && isEarly(reference, binding, isElsewhere);
      }
      for (const scope of all) {
        const needsFrame = scope.isLoop && [...scope.bindings.values()].some(({ isCaptured }) => isCaptured);
        if (needsFrame) scope.size ??= 0;
        const frame = frameOf(scope);
        for (const binding of scope.bindings.values()) {
          binding.slot = frame.size ?? 0;
          frame.size = binding.slot + 1;
        }
      }
    },
    placeOf({ name, scope, position, binding }) {
      if (binding === undefined) return ['free', name];
      let hops = 0;
      const frame = frameOf(binding.scope);
      for (let place = frameOf(scope); place !== frame; place = frameOf(place.parent ?? frame)) hops += 1;
      const isElsewhere = scope.function !== binding.scope.function;
      const isChecked = binding.isChecked && isEarly({ scope, position }, binding, isElsewhere);
      return [isChecked ? 'checked' : 'local', hops, binding.slot];
    },
    isConstant: ({ binding }) => binding?.kind === 'const',
    slotOf(scope, name, kind) {
      const binding = scope.bindings.get(name);
      return binding === undefined || (kind !== undefined && binding.kind !== kind)
        ? undefined
        : binding.slot;
    },
    sizeOf: ({ size }) => size,
    unsetIn({ bindings }) {
      const slots = [...bindings.values()].filter(({ isChecked }) => isChecked).map(({ slot }) => slot);
      return slots.length > 0 ? slots : undefined;
    },
  };
}

/** Whether a variable may be read here before it is declared. */
function isEarly(
  { position }: Pick<Reference, 'scope' | 'position'>,
  binding: Binding,
  isElsewhere: boolean,
): boolean {
  return isElsewhere || position < binding.from || binding.scope.isSwitch;
}

function frameOf(scope: Scope): Scope {
  return scope.size === undefined && scope.parent !== undefined ? frameOf(scope.parent) : scope;
}
