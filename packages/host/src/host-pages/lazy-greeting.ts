import { lazyComponent } from '@portal/ui';

/** What stands on the home page once it is known who looks. */
export const LazyGreeting = lazyComponent(() =>
  import('./HomeGreeting.tsx').then((part) => ({ default: part.HomeGreeting })),
);
