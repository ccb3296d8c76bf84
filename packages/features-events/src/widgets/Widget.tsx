import { ViewerGate } from '@portal/api';
import { PlacesOnPortal, useSignInOffer } from '@portal/kit';
import { HeadingsFrom, type HeadingStart, SignInNotice } from '@portal/ui';
import type { ReactNode } from 'react';
import { paths } from '../destinations.ts';
import { eventsManifest } from '../manifest.ts';

export interface WidgetProps {
  /** Of its first heading: 2 on a page that has a first heading of its own. */
  headingLevel?: HeadingStart | undefined;
}

/** What stands around every widget: who looks at it, and for a stranger the way to sign in. */
export function Widget({ headingLevel, children }: WidgetProps & { children: ReactNode }) {
  const { isStranger, ...offer } = useSignInOffer();
  return (
    <PlacesOnPortal feature={eventsManifest} paths={paths}>
      <HeadingsFrom level={headingLevel}>
        {isStranger ? <SignInNotice {...offer} /> : <ViewerGate>{children}</ViewerGate>}
      </HeadingsFrom>
    </PlacesOnPortal>
  );
}
