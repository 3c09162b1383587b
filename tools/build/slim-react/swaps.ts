import type { Swap } from './swap.ts';

/** Passages of React DOM, in the order in which they are replaced. */
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
  // Errors that are made ahead, to compare others with. Nobody reads their stacks, and a browser that records stacks reads
  // the whole script again for each. Of those that stay only the one of hydration is thrown.
  {
    from: 'var SuspenseException = Error(',
    upTo: '  noopSuspenseyCommitThenable =',
    to: 'var SuspenseException = {}, SuspenseyCommitException = {}, SuspenseActionException = {},\n',
  },
  {
    from: '  HydrationMismatchException = Error(',
    upTo: 'function throwOnHydrationMismatch(',
    to: '  HydrationMismatchException = {};\n',
  },
  {
    from: 'var SelectiveHydrationException = Error(',
    upTo: '  didReceiveUpdate = ',
    to: 'var SelectiveHydrationException = {},\n',
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
  // The chosen part of a text that is edited outside of a control.
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
  // A class with a context of its own: see `refused`.
  {
    from: '    var context = emptyContextObject,\n      contextType = Component.contextType;',
    upTo: '    context = new Component(nextProps, context);',
    to: '    var context, contextType;\n',
  },
  {
    from: '    contextType = Component.contextType;\n    context.context =',
    upTo: '    context.state = workInProgress.memoizedState;\n    contextType = Component.getDerivedStateFromProps;',
    to: '',
  },
  {
    from: '    var oldContext = context.context,\n      contextType$jscomp$0 = Component.contextType;',
    upTo: '    var getDerivedStateFromProps = Component.getDerivedStateFromProps;',
    to: '    var oldContext, contextType$jscomp$0;\n',
  },
  {
    from: '    oldState = context.context;\n    oldContext = Component.contextType;',
    upTo: '    unresolvedOldProps = Component.getDerivedStateFromProps;',
    to: '',
  },
  {
    from: '        (context.context = contextType),\n        (nextProps = oldProps))',
    to: '        (nextProps = oldProps))',
  },
  {
    from: '        (context.context = oldProps),\n        (nextProps = contextType$jscomp$0))',
    to: '        (nextProps = contextType$jscomp$0))',
  },
  // Formulas, scripts, and elements that are another by their `is`: see `refused`.
  {
    from: '            case 2:\n              nextResource = ownerDocument.createElementNS(',
    upTo: '            default:\n              switch (type) {\n                case "svg":',
    to: '',
  },
  {
    from: '                case "math":\n                  nextResource = ownerDocument.createElementNS(',
    upTo: '                  newProps.multiple\n',
    to: '                case "select":\n                  nextResource = ownerDocument.createElement(type);\n',
  },
  {
    from: '                  nextResource =\n                    "string" === typeof newProps.is\n                      ? ownerDocument.createElement(type, {',
    upTo: '              }\n          }\n          nextResource[internalInstanceKey]',
    to: '                  nextResource = ownerDocument.createElement(type);\n',
  },
  { from: '    case "http://www.w3.org/1998/Math/MathML":\n      return 2;\n', to: '' },
  { from: '      case "math":\n        return 2;\n', to: '' },
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
  // The address that a form goes to is a text.
  {
    from: '      if ("function" === typeof value) {\n        domElement.setAttribute(\n          key,\n          "javascript:throw',
    upTo: '      if (\n        null == value ||\n        "symbol" === typeof value ||',
    to: '',
  },
  // Browsers without the event `input`.
  {
    from: 'var isInputEventSupported = !1;',
    upTo: 'function stopWatchingForValueChange(',
    to: 'var isInputEventSupported = !0;\n',
  },
  // Attributes of drawings that no view has: see `refused`.
  { from: '    ["accentHeight", "accent-height"],', upTo: '  ]),\n  isJavaScriptProtocol', to: '' },
  { from: '    case "xlinkHref":\n', upTo: '    case "contentEditable":', to: '' },
  { from: '    case "xlinkActuate":\n      setValueForNamespacedAttribute(', upTo: '    case "is":', to: '' },
];
