import { ViewerGate } from '@portal/api';
import { type OutcomeHandlers, WidgetFrame, type WidgetFrameProps } from '@portal/kit';
import { ErrorBoundary, HeadingsFrom, SignInNotice } from '@portal/ui';
import type { ReactNode } from 'react';
import { paths } from '../destinations.ts';
import { eventsManifest, type EventsOutcomes } from '../manifest.ts';

export interface WidgetProps extends WidgetFrameProps, OutcomeHandlers<EventsOutcomes> {}

const frame = {
  pages: [{ ...eventsManifest, paths }],
  parts: { ErrorBoundary, HeadingsFrom, SignInNotice, ViewerGate },
};

/** What stands around every widget of events. */
export function Widget({ headingLevel, children, ...handlers }: WidgetProps & { children: ReactNode }) {
  return (
    <WidgetFrame {...frame} headingLevel={headingLevel} handlers={handlers}>
      {children}
    </WidgetFrame>
  );
}
