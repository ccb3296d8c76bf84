import { loadLiveUpdates, ViewerGate } from '@portal/api';
import { type OutcomeHandlers, WidgetFrame, type WidgetFrameProps } from '@portal/kit';
import { ErrorBoundary, HeadingsFrom, lazyComponent, SignInNotice } from '@portal/ui';
import type { ReactNode } from 'react';
import { meetingPaths, paths } from '../destinations.ts';
import { communitiesManifest, type CommunitiesOutcomes, meetingsManifest } from '../manifest.ts';

const LiveUpdates = lazyComponent(loadLiveUpdates);

export interface WidgetProps extends WidgetFrameProps, OutcomeHandlers<CommunitiesOutcomes> {}

const frame = {
  pages: [
    { ...communitiesManifest, paths },
    { ...meetingsManifest, paths: meetingPaths },
  ],
  parts: { ErrorBoundary, HeadingsFrom, SignInNotice, ViewerGate },
};

/** What stands around every widget of communities. */
export function Widget({ headingLevel, children, ...handlers }: WidgetProps & { children: ReactNode }) {
  return (
    <WidgetFrame {...frame} headingLevel={headingLevel} handlers={handlers}>
      {children}
      <LiveUpdates onError="hide" />
    </WidgetFrame>
  );
}
