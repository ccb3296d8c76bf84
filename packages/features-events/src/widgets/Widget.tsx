import { ViewerGate } from '@portal/api';
import { WidgetFrame, type WidgetFrameProps as WidgetProps } from '@portal/kit';
import { HeadingsFrom, SignInNotice } from '@portal/ui';
import type { ReactNode } from 'react';
import { paths } from '../destinations.ts';
import { eventsManifest } from '../manifest.ts';

export type { WidgetProps };

const frame = { feature: eventsManifest, paths, parts: { HeadingsFrom, SignInNotice, ViewerGate } };

/** What stands around every widget of events. */
export function Widget({ headingLevel, children, ...handlers }: WidgetProps & { children: ReactNode }) {
  return (
    <WidgetFrame {...frame} headingLevel={headingLevel} handlers={handlers}>
      {children}
    </WidgetFrame>
  );
}
