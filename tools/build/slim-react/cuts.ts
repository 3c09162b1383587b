import type { DeadParts } from './cut-source.ts';

/** React DOM's kinds of fibers that no page of ours draws, by the number in their `tag` (React's `ReactWorkTags`). */
const kinds = {
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
    'Activity Profiler StrictMode Suspense ViewTransition addTransitionType cache cacheSignal forwardRef ' +
    'lazy useActionState useDebugValue useDeferredValue useEffectEvent useId useInsertionEffect ' +
    'useOptimistic useTransition preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset ' +
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
    // What is drawn later at leisure.
    markSpawnedDeferredLane: '',
    // Children in a collection that is no array: React says that they are not valid.
    getIteratorFn: 'return null;',
    // Strict mode.
    setIsStrictModeForDevtools: '',
    // Promises.
    useThenable: refusePromise,
    unwrapThenable: refusePromise,
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
    'useActionState',
    'useCacheRefresh',
    'useDebugValue',
    'useDeferredValue',
    'useEffectEvent',
    'useFormState',
    'useHostTransitionStatus',
    'useId',
    'useInsertionEffect',
    'useMemoCache',
    'useOptimistic',
    'useTransition',
  ],
  // Of an element itself, as these events do not bubble.
  calls: {
    listenToNonDelegatedEvent: ['beforetoggle', 'error', 'invalid', 'load', 'scrollend', 'toggle'],
  },
  // Our one class catches what breaks while its children are drawn.
  methods: (
    'UNSAFE_componentWillMount UNSAFE_componentWillReceiveProps UNSAFE_componentWillUpdate componentDidCatch ' +
    'componentDidMount componentDidUpdate componentWillMount componentWillReceiveProps componentWillUnmount ' +
    'componentWillUpdate getSnapshotBeforeUpdate shouldComponentUpdate'
  ).split(' '),
};

/** Text of React DOM that is replaced: from one place up to another, or that one alone. */
export interface Swap {
  readonly from: string;
  readonly upTo?: string;
  readonly to: string;
}

export const swaps: readonly Swap[] = [
  // Elements of every name are drawn where they stand.
  { from: 'fiberTag = isHostHoistableType(', upTo: '  else\n    a: switch (owner) {', to: 'fiberTag = 5;\n' },
  {
    from: 'else if (!instance[internalHoistableMarker])',
    upTo: '    instance = getNextHydratable(',
    to: 'else return instance;\n',
  },
  {
    from: 'ReactDOMSharedInternals.d = {',
    upTo: 'function flushSyncWork()',
    to: 'ReactDOMSharedInternals.d = { f: flushSyncWork };\n',
  },
  // References to fragments.
  { from: '        case 7:\n          if (null === current.stateNode) {', upTo: '        default:', to: '' },
  { from: 'function FragmentInstance(', upTo: 'function clearContainerSparingly(', to: '' },
  // View transitions, and the end of a transition, which nobody waits for.
  {
    from: 'ViewTransitionPseudoElement.prototype.animate =',
    upTo: 'function createViewTransitionInstance(',
    to: '',
  },
  {
    from: 'shouldStartViewTransition\n    ?',
    upTo: '(flushMutationEffects(), flushLayoutEffects(), flushSpawnedWork())',
    to: '',
  },
  { from: 'ReactSharedInternals.S = function (', upTo: 'var resumedCache', to: '' },
  {
    from: '    recoverableErrors = pendingViewTransitionEvents;',
    upTo: '    0 !== (pendingEffectsLanes & 3) && flushPendingEffects();',
    to: '',
  },
  // A drawing that is put off, and one that waits for style sheets or pictures.
  {
    from: '        if (\n          (lanes & 62914560) === lanes &&\n          ((exitStatus = globalMostRecentFallbackTime + 300 - now()),',
    upTo: '        completeRootWhenReady(\n',
    to: '',
  },
  {
    from: '  suspendedCommitReason = null;\n  if (\n    isViewTransitionEligible ||',
    upTo: '  completeRoot(\n    root,',
    to: '  suspendedCommitReason = null;\n',
  },
  // One that stopped has met an error: nothing waits.
  {
    from: '          case 2:\n          case 9:\n            if (isThenableResolved(thrownValue)) {',
    upTo: '          default:\n            throw Error(formatProdErrorMessage(462));',
    to: '',
  },
  {
    from: '        switch (workInProgressSuspendedReason) {\n          case 8:\n            resetWorkInProgressStack();\n            exitStatus = 6;',
    upTo: '            (reason = workInProgressSuspendedReason),',
    to: '        var reason;\n        switch (workInProgressSuspendedReason) {\n          default:\n',
  },
  {
    from: '    if (isHydrating || 1 === suspendedReason) root = !0;',
    upTo: '    unwindUnitOfWork(unitOfWork, root);',
    to: '    root = !0;\n',
  },
  // What is chosen in a text that is edited outside of a control.
  {
    from: '    else\n      a: {\n        JSCompiler_temp =\n          ((JSCompiler_temp = root.ownerDocument) &&',
    upTo: '    JSCompiler_temp = JSCompiler_temp || { start: 0, end: 0 };',
    to: '    var anchorOffset;\n',
  },
  {
    from: '            else {\n              var doc = priorFocusedElem.ownerDocument || document,',
    upTo: '          doc = [];',
    to: '          }\n          var doc, selection;\n',
  },
  // Methods of classes: see `methods`.
  {
    from: '        if (0 !== (flags & 1024) && null !== current) {\n          isViewTransitionEligible = void 0;',
    upTo: '        break;\n      case 3:',
    to: '',
  },
  {
    from: '      if (flags & 4)\n        if (((finishedRoot = finishedWork.stateNode), null === current))',
    upTo: '      flags & 64 && commitClassCallbacks(finishedWork);',
    to: '',
  },
  // A promise that is thrown is an error like any other.
  {
    from: 'null !== thrownValue &&\n                "object" === typeof thrownValue &&\n                "function" === typeof thrownValue.then\n              ? 6\n              : 1',
    to: '1',
  },
  {
    from: '  if (\n    null !== value &&\n    "object" === typeof value &&\n    "function" === typeof value.then\n  ) {\n    returnFiber = sourceFiber.alternate;',
    upTo: '  if (isHydrating)\n    return (\n      (returnFiber = suspenseHandlerStackCursor.current)',
    to: '',
  },
  // Called by nobody: React's developer tools, which cannot read a minified page, and hydration in a given order.
  {
    from: 'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =',
    upTo: 'var isomorphicReactPackageVersion',
    to: '',
  },
  { from: 'ReactDOMSharedInternals.findDOMNode =', upTo: 'exports.createRoot =', to: '' },
  // Sent before hydration: a form goes its own way, as no action of it is a function.
  {
    from: '  for (var i = 0; i < queuedExplicitHydrationTargets.length; i++) {',
    upTo: '}\nfunction defaultOnDefaultTransitionIndicator',
    to: '',
  },
  // Browsers without the event `input`.
  {
    from: 'var isInputEventSupported = !1;',
    upTo: 'function stopWatchingForValueChange(',
    to: 'var isInputEventSupported = !0;\n',
  },
  // Events that no view listens to: see `refused`.
  {
    from: '      a: {\n        SyntheticEventCtor =\n          "mouseover" === domEventName',
    upTo: '      a: {\n        reactName = targetInst ? getNodeFromInstance(targetInst) : window;',
    to: '',
  },
  {
    from: '      handleEventFunc = targetInst ? getNodeFromInstance(targetInst) : window;\n      switch (domEventName) {',
    upTo: '      extractEvents$1(',
    to: '',
  },
  {
    from: '    "abort auxClick beforeToggle cancel canPlay',
    upTo: 'function registerSimpleEvent(',
    to: '    "cancel click close dragLeave dragOver drop input keyDown mouseDown pointerDown scroll submit".split(" ");\n',
  },
  { from: 'registerSimpleEvent(ANIMATION_END,', upTo: 'registerSimpleEvent("focusin", "onFocus");', to: '' },
  {
    from: 'registerSimpleEvent(TRANSITION_RUN,',
    upTo: 'var mediaEventTypes',
    to: 'registerTwoPhaseEvent("onChange", ["change", "click", "focusout", "input"]);\n',
  },
  {
    from: 'var mediaEventTypes =\n',
    upTo: 'function processDispatchQueue(',
    to: 'var nonDelegatedEvents = new Set(["cancel", "close", "scroll"]);\n',
  },
  {
    from: '      for (type = 0; type < mediaEventTypes.length; type++)\n',
    upTo: '      break;',
    to: '',
  },
  {
    from: '      for (hasSrc = 0; hasSrc < mediaEventTypes.length; hasSrc++)\n',
    upTo: '      break;',
    to: '',
  },
  {
    from: '    var ownerDocument =\n      9 === rootContainerElement.nodeType',
    upTo: '  }\n}\nfunction addTrappedEventListener(',
    to: '',
  },
  {
    from: '          case "keypress":\n            if (0 === getEventCharCode(nativeEvent)) break a;\n          case "keydown":\n          case "keyup":\n',
    upTo: '            SyntheticEventCtor = SyntheticKeyboardEvent;',
    to: '          case "keydown":\n',
  },
  {
    from: '          case "beforeblur":\n          case "afterblur":\n',
    upTo: '          case "click":',
    to: '',
  },
  {
    from: '          case "auxclick":\n          case "dblclick":\n          case "mousedown":\n          case "mousemove":\n',
    upTo: '            SyntheticEventCtor = SyntheticMouseEvent;',
    to: '          case "mousedown":\n',
  },
  {
    from: '          case "drag":\n          case "dragend":\n          case "dragenter":\n          case "dragexit":\n          case "dragleave":\n',
    upTo: '            SyntheticEventCtor = SyntheticDragEvent;',
    to: '          case "dragleave":\n          case "dragover":\n          case "drop":\n',
  },
  {
    from: '          case "touchcancel":\n          case "touchend":\n          case "touchmove":\n          case "touchstart":\n            SyntheticEventCtor',
    upTo: '          case "scroll":\n          case "scrollend":\n            SyntheticEventCtor',
    to: '',
  },
  {
    from: '          case "scrollend":\n            SyntheticEventCtor = SyntheticUIEvent;',
    upTo: '          case "gotpointercapture":',
    to: '            SyntheticEventCtor = SyntheticUIEvent;\n            break;\n',
  },
  {
    from: '          case "gotpointercapture":\n          case "lostpointercapture":\n          case "pointercancel":\n          case "pointerdown":\n          case "pointermove":\n',
    upTo: '            SyntheticEventCtor = SyntheticPointerEvent;',
    to: '          case "pointerdown":\n',
  },
  {
    from: '            break;\n          case "toggle":\n          case "beforetoggle":\n            SyntheticEventCtor = SyntheticToggleEvent;\n',
    upTo: '        }\n        var inCapturePhase =',
    to: '',
  },
  { from: '  AnimationEventInterface = assign(', upTo: '  modifierKeyToProp = {', to: '' },
  {
    from: '  SyntheticSubmitEvent = createSyntheticEvent(SubmitEventInterface),\n',
    upTo: 'var supportedInputTypes = {',
    to: '  SyntheticSubmitEvent = createSyntheticEvent(SubmitEventInterface);\n',
  },
  { from: 'var skipSelectionChangeEvent =', upTo: 'function getVendorPrefixedEventName(', to: '' },
  // Names of keys in browsers before 2018.
  {
    from: '      if (nativeEvent.key) {\n        var key = normalizeKey[nativeEvent.key]',
    upTo: '    },\n    code: 0,',
    to: '      return nativeEvent.key;\n',
  },
  // Attributes of drawings that no view has: see `refused`.
  { from: '    ["accentHeight", "accent-height"],', upTo: '  ]),\n  isJavaScriptProtocol', to: '' },
  { from: '    case "xlinkActuate":\n      setValueForNamespacedAttribute(', upTo: '    case "is":', to: '' },
];

/**
 * Of React's scheduler: tasks for later, which React DOM never asks for, browsers without `performance` or
 * `MessageChannel`, and Node.
 */
export const schedulerSwaps: readonly Swap[] = [
  {
    from: 'exports.unstable_now = void 0;',
    upTo: 'var taskQueue = [],',
    to: 'exports.unstable_now = function () {\n  return performance.now();\n};\n',
  },
  {
    from: 'var schedulePerformWorkUntilDeadline;\nif ("function" === typeof localSetImmediate)',
    upTo: '  var channel = new MessageChannel(),',
    to: '',
  },
  {
    from: '  schedulePerformWorkUntilDeadline = function () {\n    port.postMessage(null);\n  };',
    upTo: 'function requestHostTimeout(',
    to: 'function schedulePerformWorkUntilDeadline() {\n  port.postMessage(null);\n}\n',
  },
  {
    from: '        isHostTimeoutScheduled &&\n          ((isHostTimeoutScheduled = !1),',
    upTo: '        isPerformingWork = !0;',
    to: '',
  },
  {
    from: '            else {\n              var firstTimer',
    upTo: '              hasMoreWork = !1;',
    to: '            else {\n',
  },
  {
    from: '  "object" === typeof options && null !== options\n',
    upTo: '  switch (priorityLevel) {',
    to: '  options = currentTime;\n',
  },
  { from: '  options > currentTime\n', upTo: '((priorityLevel.sortIndex = timeout),', to: '  ' },
];

/** Functions of the scheduler that are then called to no effect, with the body that each gets. */
export const schedulerFunctions: DeadParts['functions'] = {
  advanceTimers: '',
  handleTimeout: '',
  requestHostTimeout: '',
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

/** Events of React that no view of ours listens to. */
const unheardEvents = (
  'Abort Animation(?:Start|Iteration|End) AuxClick BeforeInput BeforeToggle CanPlay(?:Through)? ' +
  'Composition(?:Start|Update|End) ContextMenu Copy Cut DoubleClick Drag(?:End|Enter|Exit|Start)? DurationChange ' +
  'Emptied Encrypted Ended Error Fullscreen(?:Change|Error) Invalid Key(?:Press|Up) Load(?:Start|edData|edMetadata)? ' +
  'Mouse(?:Enter|Leave|Move|Out|Over|Up) Paste Pause Play(?:ing)? ' +
  'Pointer(?:Cancel|Enter|Leave|Move|Out|Over|Up) (?:Got|Lost)PointerCapture Progress RateChange Reset Resize ' +
  'ScrollEnd Seek(?:ed|ing) Select Stalled Suspend TimeUpdate Toggle Touch(?:Cancel|End|Move|Start) ' +
  'Transition(?:Run|Start|Cancel|End) VolumeChange Waiting Wheel'
).split(' ');

/** Source of ours that counts on what is cut, with what it names. */
export const refused: readonly { readonly pattern: RegExp; readonly what: string }[] = [
  {
    pattern: /(?:<|createElement\(\s*['"])(title|meta|link|style|script|html|head|body)\b/,
    what: 'an element that React hoists',
  },
  { pattern: /<([a-z]+-[a-z-]+)[\s/>]/, what: 'a custom element' },
  { pattern: /<Fragment\s[^>]*\b(ref)=/, what: 'a reference to a fragment' },
  { pattern: /\s(style)=\{/, what: 'a style' },
  { pattern: new RegExp(`\\b(on(?:${unheardEvents.join('|')})(?:Capture)?)(?==)`), what: 'an event' },
  {
    pattern: /\b((?:UNSAFE_)?component(?:Will|Did)\w+|getSnapshotBeforeUpdate|shouldComponentUpdate)\b/,
    what: 'a method of classes',
  },
  { pattern: /\b(contentEditable)\b/, what: 'an attribute' },
  {
    pattern:
      /\s((?:xlink|xml)[A-Z]\w*|(?:accent|alignment|arabic|baseline|cap|clip|color|dominant|enable|fill|flood|font|glyph|horiz|image|letter|lighting|marker|mask|overline|paint|pointer|rendering|shape|stop|strikethrough|stroke|text|transform|underline|unicode|units|v|vector|vert|word|writing|x)[A-Z]\w*)=/,
    what: 'an attribute of a drawing',
  },
];
