import { ViewerGate } from '@portal/api';
import { listenerOf, type OutcomeHandlers, OutcomesTo, PlacesOnPortal, useSignInOffer } from '@portal/kit';
import { HeadingsFrom, type HeadingStart, SignInNotice } from '@portal/ui';
import type { ReactNode } from 'react';
import { paths } from '../destinations.ts';
import { communitiesManifest, type CommunitiesOutcomes } from '../manifest.ts';

export interface WidgetProps extends OutcomeHandlers<CommunitiesOutcomes> {
  /** Of its first heading: 2 on a page that has a first heading of its own. */
  headingLevel?: HeadingStart | undefined;
}

/** What stands around every widget: who looks at it, for a stranger the way to sign in, and whom it tells of what has happened. */
export function Widget({ headingLevel, children, ...handlers }: WidgetProps & { children: ReactNode }) {
  const { isStranger, ...offer } = useSignInOffer();
  return (
    <OutcomesTo listener={listenerOf(handlers)}>
      <PlacesOnPortal feature={communitiesManifest} paths={paths}>
        <HeadingsFrom level={headingLevel}>
          {isStranger ? <SignInNotice {...offer} /> : <ViewerGate>{children}</ViewerGate>}
        </HeadingsFrom>
      </PlacesOnPortal>
    </OutcomesTo>
  );
}
