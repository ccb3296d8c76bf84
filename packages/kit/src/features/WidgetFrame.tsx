import type { ComponentType, ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { type SignInOffer, useSignInOffer } from '../provider/use-sign-in-offer.ts';
import { listenerOf, OutcomesTo } from './OutcomesTo.tsx';
import { type FeaturePages, DestinationsOnPortal } from './DestinationsOnPortal.tsx';
import { commonMessages } from '../messages/common-messages.ts';

/** What every widget takes, beside the outcomes of its feature. */
export interface WidgetFrameProps {
  /** Of its first heading: 2 on a page that has a first heading of its own. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** What is rendered around a widget. The kit knows no looks and makes no call, so each feature hands in these. */
export interface WidgetParts {
  ErrorBoundary: ComponentType<{ title: string; text: string; headingLevel: 1; children: ReactNode }>;
  HeadingsFrom: ComponentType<{ level: WidgetFrameProps['headingLevel']; children: ReactNode }>;
  SignInNotice: ComponentType<Omit<SignInOffer, 'isStranger'>>;
  ViewerGate: ComponentType<{ children?: ReactNode }>;
}

interface WidgetFrameOptions extends WidgetFrameProps {
  /** Those that the widget may link to, of each feature of its package. */
  pages: readonly FeaturePages[];
  parts: WidgetParts;
  /** The website's, by the name of the outcome: `onJoined`. */
  handlers?: object;
  children: ReactNode;
}

/** What stands around every widget: who looks at it, for a stranger the way to sign in, and whom it tells of what has happened. One that breaks leaves the website's own page standing. */
export function WidgetFrame({ pages, parts, headingLevel, handlers = {}, children }: WidgetFrameOptions) {
  const { ErrorBoundary, HeadingsFrom, SignInNotice, ViewerGate } = parts;
  const t = useMessages(commonMessages);
  const { isStranger, ...offer } = useSignInOffer();
  return (
    <OutcomesTo listener={listenerOf(handlers)}>
      <DestinationsOnPortal pages={pages}>
        <HeadingsFrom level={headingLevel}>
          <ErrorBoundary title={t('widgetFailed')} text={t('widgetFailedText')} headingLevel={1}>
            {isStranger ? <SignInNotice {...offer} /> : <ViewerGate>{children}</ViewerGate>}
          </ErrorBoundary>
        </HeadingsFrom>
      </DestinationsOnPortal>
    </OutcomesTo>
  );
}
