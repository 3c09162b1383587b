import type {
  Condition,
  Expression,
  FeatureName,
  LogicItem,
  Model,
  Models,
  PageForm,
  PreparedComponent,
  ValidateSettings,
} from '@guichet/engine/prepared';

type Needs = readonly FeatureName[];

/**
 * The features that each setting needs beyond the core, by its value. A setting of a prepared component that stands in
 * no table does not compile.
 */
type NeedsOf<Settings> = {
  readonly [Name in keyof Settings]-?: Needs | ((value: NonNullable<Settings[Name]>) => Needs);
};

type Common = Omit<PreparedComponent, 'type' | 'fallback' | 'children' | 'settings'>;

const core: Needs = [];

/** The type's own `settings` are its model's: see `Model.needs`. */
const ofSettings: NeedsOf<Common> = {
  id: core,
  key: core,
  hidden: core,
  disabled: core,
  hideLabel: core,
  // See `ofComponent`: not every type takes several.
  multiple: core,
  protected: core,
  isUnseen: core,
  // Asked of the form service.
  unique: core,
  autofocus: core,
  persistent: core,
  clearOnHide: core,
  defaultValue: core,
  condition: ofCondition,
  logic: (items) => ['logic', 'interpolation', ...items.flatMap(ofItem)],
  calculateValue: (expression) => ['calculation', ...ofExpression(expression)],
  allowCalculateOverride: ['calculation'],
  calculateServer: core,
  customDefaultValue: ofExpression,
  conditionalAddButton: ofExpression,
  computedLimits: ['code'],
  optionsCode: ['choices', 'transientState', 'code'],
  clearOn: ['calculation'],
  modalEdit: ['modal'],
  pressCode: ['code'],
  optionLabel: ['code'],
  nextPage: ofExpression,
  // Set in a form service alone.
  mayBeEmpty: core,
  validateWhenHidden: core,
  validate: (settings) => needsIn(settings, ofValidate),
  // Told by the form service.
  unusable: core,
  validateOn: core,
  labelPosition: core,
  labelWidth: core,
  labelMargin: core,
  customClass: core,
  autocomplete: core,
  tabindex: core,
  attributes: core,
  properties: core,
  submissionAccess: core,
};

const ofValidate: NeedsOf<ValidateSettings> = {
  required: core,
  minLength: core,
  maxLength: core,
  min: core,
  max: core,
  minWords: ['authorRules'],
  maxWords: ['authorRules'],
  minSelectedCount: core,
  maxSelectedCount: core,
  pattern: core,
  isPatternSlow: core,
  json: ['authorRules', 'jsonLogic'],
  skipMaskValidation: core,
  onlyAvailableItems: core,
  custom: ['authorRules', 'code'],
  row: ['authorRules', 'code'],
};

function ofExpression({ kind }: Expression): Needs {
  return kind === 'code' ? ['code'] : ['jsonLogic'];
}

function ofCondition(condition: Condition): Needs {
  switch (condition.kind) {
    case 'code':
    case 'logic':
      return ofExpression(condition);
    case 'list':
      return condition.conditions.some(({ operator }) => /date/i.test(operator)) ? ['dates'] : core;
    case 'legacy':
      return core;
  }
}

function ofItem({ trigger, actions }: LogicItem): Needs {
  return [
    ...(trigger.kind === 'event' ? core : ofCondition(trigger)),
    ...actions.flatMap((action): Needs => {
      if (action.kind === 'property') return core;
      // A schema may bring any rule that is no code: see `withSchema`.
      const brought: Needs = action.kind === 'schema' ? ['authorRules', 'jsonLogic'] : core;
      return [...ofExpression(action.expression), ...brought];
    }),
  ];
}

function needsIn<Settings extends object>(settings: Settings, table: NeedsOf<Settings>): Needs {
  const found: FeatureName[] = [];
  for (const name in table) {
    const value = settings[name];
    const needs: Needs | ((value: NonNullable<Settings[typeof name]>) => Needs) = table[name];
    if (value === undefined || value === null) continue;
    found.push(...(typeof needs === 'function' ? needs(value) : needs));
  }
  return found;
}

interface Prepared extends Pick<PageForm, 'components' | 'display' | 'settings'> {
  readonly submissionType: PageForm['submissionType'] | undefined;
  /** Records of files have their MD5. */
  readonly hashesFiles: boolean;
  readonly hasCode: boolean;
  /** Code asks for more than the core of the language: see `AuthorScript.builtIns`. */
  readonly hasBuiltIns: boolean;
  /** See `BuiltIns.rare`. */
  readonly hasRareBuiltIns: boolean;
  readonly hasRegularExpressions: boolean;
  /** Those of `_`, `moment` and `utils` that code names. */
  readonly libraries: ReadonlySet<string>;
  readonly hasInterpolation: boolean;
  readonly hasTooltips: boolean;
}

/** `utils` holds the others. */
function ofLibraries(names: ReadonlySet<string>): Needs {
  const isAll = names.has('utils') || names.size > 1;
  if (isAll) return ['libraries'];
  return names.has('_') ? ['lodash'] : names.has('moment') ? ['moment'] : core;
}

/** See `PageForm.features`. */
export function featuresOf(form: Prepared, models: Models): readonly FeatureName[] {
  const isWizard = form.display === 'wizard';
  const ofForm: Needs = [
    ...(isWizard ? (['wizard'] as const) : []),
    ...(isWizard && form.settings.review === true ? (['review'] as const) : []),
    ...(form.submissionType === undefined ? [] : (['special'] as const)),
    ...(form.hasCode ? (['code'] as const) : []),
    ...(form.hasBuiltIns ? (['builtIns'] as const) : []),
    ...(form.hasRareBuiltIns ? (['rareBuiltIns'] as const) : []),
    ...(form.hasRegularExpressions ? (['regularExpressions'] as const) : []),
    ...ofLibraries(form.libraries),
    ...(form.hasInterpolation ? (['interpolation'] as const) : []),
    ...(form.hasTooltips ? (['tooltips'] as const) : []),
  ];
  const ofComponents = form.components.flatMap((component) => ofComponent(component, models));
  const hashes = form.hashesFiles && ofComponents.includes('type:file') ? (['fileHashes'] as const) : core;
  const found = new Set([...ofForm, ...ofComponents, ...hashes]);
  return [...found].sort();
}

function ofComponent(component: PreparedComponent, models: Models): Needs {
  const { children = [], ...withoutChildren } = component;
  const model = modelOf(component, models);
  const isList = withoutChildren.multiple === true && model?.isMultiple === true && model.ownsList !== true;
  return [
    ...(model?.needs?.(component) ?? core),
    ...(isList ? (['multiple'] as const) : core),
    ...needsIn<Common>(withoutChildren, ofSettings),
    ...children.flatMap((child) => ofComponent(child, models)),
  ];
}

function modelOf({ type, fallback }: PreparedComponent, models: Models): Model | undefined {
  return models[fallback ?? type];
}
