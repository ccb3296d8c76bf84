import { type PageProps, useDestinations, usePortal } from '@portal/kit';
import { useEffect, useState } from 'react';
import { destinations } from '../../destinations.ts';
import { AutoLogin } from './AutoLogin.tsx';
import { credentialsIn, secretNames } from './credentials-in.ts';

/** Signs in with what the address brings along, where the organisation has that on; it leaves the address at once. */
export function AutoLoginPage({ search, onSearchChange }: PageProps) {
  const { profile, navigation } = usePortal();
  const to = useDestinations(destinations);
  const signInHref = to.signIn() ?? '/';
  const [credentials] = useState(() => (profile.autoLogin ? credentialsIn(search) : null));
  const [first] = useState({ onSearchChange });

  useEffect(() => {
    // Before anything else: neither the history nor the next page's referrer may hold it.
    first.onSearchChange(Object.fromEntries(secretNames.map((name) => [name, undefined])), { replace: true });
  }, [first]);
  useEffect(() => {
    if (credentials === null) navigation.navigate(signInHref, { replace: true });
  }, [credentials, navigation, signInHref]);

  return credentials === null ? null : <AutoLogin credentials={credentials} signInHref={signInHref} />;
}
