import * as React from 'react';

// Whatever is created in development brings a stack of who created it, for a warning that may come: a sixth of the time of a page's story.
// React leaves it out beyond so many in a second, and has no other switch for it. Without the counter this does nothing.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
