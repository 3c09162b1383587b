import type { DeadParts } from './cut-source.ts';
import type { Swap } from './swap.ts';

/**
 * Passages of React's scheduler: tasks for later, which React DOM never asks for, browsers without `performance` or
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
