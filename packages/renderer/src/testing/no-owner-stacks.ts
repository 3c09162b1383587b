import * as React from 'react';

/**
 * React's development build notes for a debugger, with a stack, where each element was made, as long as fewer than ten
 * thousand were made in this second: an eighth of the browser tests' processor time.
 */
const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
