import type { DeadParts } from './cut-source.ts';
import { unheardEvents } from './event-swaps.ts';

/** React DOM's kinds of fibers that no page of ours draws, by the number in their `tag` (React's `ReactWorkTags`). */
const kinds = {
  Portal: 4,
  StrictMode: 8,
  ContextConsumer: 9,
  ForwardRef: 11,
  Profiler: 12,
  Suspense: 13,
  Lazy: 16,
  DehydratedFragment: 18,
  SuspenseList: 19,
  Offscreen: 22,
  LegacyHidden: 23,
  Cache: 24,
  // Elements that React would hoist into the head: title, meta, link, style, script.
  Hoistable: 26,
  // html, head and body.
  Singleton: 27,
  ViewTransition: 30,
  Activity: 31,
} as const;

/** Exported names that go with what is cut: a page that imports one does not build. */
export const withheld: ReadonlySet<string> = new Set(
  (
    'Activity Profiler PureComponent StrictMode Suspense ViewTransition addTransitionType cache cacheSignal createPortal ' +
    'forwardRef lazy use useActionState useDebugValue useDeferredValue useEffectEvent useId useImperativeHandle useInsertionEffect ' +
    'useOptimistic useReducer useTransition preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset ' +
    'useFormState useFormStatus'
  ).split(' '),
);

/** Promises are nobody's children, and nobody's to `use`: React says so by its own number of an error. */
const refusePromise = 'throw Error(formatProdErrorMessage(438, "Promise"));';

export const deadParts: DeadParts = {
  tags: Object.values(kinds),
  unequal: [
    'REACT_ACTIVITY_TYPE',
    'REACT_CONSUMER_TYPE',
    'REACT_FORWARD_REF_TYPE',
    'REACT_LAZY_TYPE',
    'REACT_LEGACY_HIDDEN_TYPE',
    'REACT_PORTAL_TYPE',
    'REACT_PROFILER_TYPE',
    'REACT_STRICT_MODE_TYPE',
    'REACT_SUSPENSE_TYPE',
    'REACT_SUSPENSE_LIST_TYPE',
    'REACT_VIEW_TRANSITION_TYPE',
    'SuspenseException',
    'SuspenseActionException',
    'SuspenseyCommitException',
    'SelectiveHydrationException',
  ],
  functions: {
    // Stacks of components for messages, which nobody prints.
    getStackByFiberInDevAndProd: 'return "";',
    // References to fragments.
    commitNewChildToFragmentInstances: '',
    commitFragmentInstanceInsertionEffects: '',
    commitFragmentInstanceDeletionEffects: '',
    isFragmentInstanceHostBoundary: 'return !1;',
    isFragmentInstanceParent: 'return !1;',
    // Waiting for style sheets and pictures before showing what was drawn.
    accumulateSuspenseyCommitOnFiber: '',
    waitForCommitToBeReady: 'return null;',
    preloadInstanceAndSuspendIfNeeded: '',
    attachPingListener: '',
    insertSuspendedStylesheets: '',
    insertStylesheetIntoRoot: '',
    checkIfFullyUnsuspended: '',
    // View transitions.
    trackEnterViewTransitions: '',
    commitDeletedPairViewTransitions: '',
    commitExitViewTransitions: '',
    commitNestedViewTransitions: '',
    restorePairedViewTransitions: '',
    restoreEnterOrExitViewTransitions: '',
    restoreNestedViewTransitions: '',
    // Drawings that are put off.
    markSpawnedDeferredLane: '',
    // Children in a collection that is no array: React says that they are not valid.
    getIteratorFn: 'return null;',
    // The values of controls, by which React tells a change from another event.
    track: '',
    restoreStateOfTarget: '',
    // Classes that draw only where their props differ, that have defaults, or that take a reference.
    checkShouldComponentUpdate: 'return !0;',
    resolveClassComponentProps: 'return baseProps;',
    // Actions that wait for a promise.
    suspendIfUpdateReadFromEntangledAsyncAction: '',
    // Strict mode.
    setIsStrictModeForDevtools: '',
    // Promises.
    useThenable: refusePromise,
    unwrapThenable: refusePromise,
    // The place in the tree, of which `useId` makes its names.
    pushTreeFork: '',
    pushTreeId: '',
    popTreeContext: '',
    // Functions as actions of forms.
    extractEvents$1: '',
    startHostTransition: '',
    TransitionAwareHostComponent: 'return null;',
    recursivelyResetForms: '',
    defaultOnDefaultTransitionIndicator: '',
    // Custom elements.
    isCustomElement: 'return !1;',
    setPropOnCustomElement: '',
    // The `style` property: views have classes.
    setValueForStyles: 'throw Error(formatProdErrorMessage(62));',
    // Prefixes of browsers before 2015.
    getVendorPrefixedEventName: 'return eventName;',
    handleEventsForInputEventPolyfill: '',
  },
  properties: [
    'use',
    'useActionState',
    'useCacheRefresh',
    'useDebugValue',
    'useDeferredValue',
    'useEffectEvent',
    'useFormState',
    'useHostTransitionStatus',
    'useId',
    'useImperativeHandle',
    'useInsertionEffect',
    'useMemoCache',
    'useOptimistic',
    'useReducer',
    'useTransition',
  ],
  // Listeners on an element itself, for events that do not bubble.
  calls: {
    listenToNonDelegatedEvent: ['beforetoggle', 'error', 'invalid', 'load', 'scrollend', 'toggle'],
  },
  // Our one class catches what breaks while its children are drawn.
  methods: (
    'UNSAFE_componentWillMount UNSAFE_componentWillReceiveProps UNSAFE_componentWillUpdate componentDidCatch ' +
    'componentDidMount componentDidUpdate componentWillMount componentWillReceiveProps componentWillUnmount ' +
    'componentWillUpdate getSnapshotBeforeUpdate'
  ).split(' '),
  // Whether a change of the document is one for a view transition to show.
  unread: ['viewTransitionMutationContext'],
};

/** Functions, and how the swaps begin, that no view of anybody can miss. */
export const unheard: { readonly functions: readonly string[]; readonly swaps: readonly string[] } = {
  functions: ['getStackByFiberInDevAndProd', 'getVendorPrefixedEventName'],
  swaps: [
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
    'ReactDOMSharedInternals.findDOMNode =',
    '  for (var i = 0; i < queuedExplicitHydrationTargets.length; i++) {',
    'var isInputEventSupported = !1;',
  ],
};

/** Source of ours that counts on what is cut. */
interface Refused {
  readonly pattern: RegExp;
  /** The kind of thing that it names. */
  readonly what: string;
  /** In modules without JSX, too, which may give a view its listeners. */
  readonly isEverywhere?: boolean;
}

export const refused: readonly Refused[] = [
  {
    pattern: /(?:<|createElement\(\s*['"])(title|meta|link|style|script|html|head|body)\b/,
    what: 'an element that React hoists',
  },
  { pattern: /<([a-z]+-[a-z-]+)[\s/>]/, what: 'a custom element' },
  { pattern: /\s(is)=/, what: 'a custom element' },
  { pattern: /<(math)\b/, what: 'a formula' },
  { pattern: /<Fragment\s[^>]*\b(ref)=/, what: 'a reference to a fragment' },
  { pattern: /\s(style)=\{/, what: 'a style' },
  {
    pattern: new RegExp(`\\b(on(?:${unheardEvents.join('|')})(?:Capture)?)(?=[=:])`),
    what: 'an event',
    isEverywhere: true,
  },
  {
    pattern: /\b((?:UNSAFE_)?component(?:Will|Did)\w+|getSnapshotBeforeUpdate|shouldComponentUpdate)\b/,
    what: 'a method of classes',
  },
  {
    pattern: /\bstatic (?:override )?(contextType|defaultProps)\b/,
    what: 'a context or defaults of a class',
  },
  { pattern: /\b(onChange(?:Capture)?)(?=[=:])/, what: 'an event (`onInput` is as good)' },
  { pattern: /\b(contentEditable)\b/, what: 'an attribute' },
  { pattern: /\s(action|formAction)=\{\s*(?:async\b|function\b|\()/, what: 'a function that a form goes to' },
  {
    pattern:
      /\s((?:xlink|xml)[A-Z]\w*|(?:accent|alignment|arabic|baseline|cap|clip|color|dominant|enable|fill|flood|font|glyph|horiz|image|letter|lighting|marker|mask|overline|paint|pointer|rendering|shape|stop|strikethrough|stroke|text|transform|underline|unicode|units|v|vector|vert|word|writing|x)[A-Z]\w*)=/,
    what: 'an attribute of a drawing',
  },
];
