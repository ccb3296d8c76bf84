import { usePortal } from '@portal/kit';
import { useEffect } from 'react';

/** Goes on to another address at once, which takes the place of this one. */
export function useReplacement(href: string | undefined): void {
  const { navigation } = usePortal();
  useEffect(() => {
    if (href !== undefined) navigation.navigate(href, { replace: true });
  }, [href, navigation]);
}
