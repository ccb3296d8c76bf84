import { type CSSProperties, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import '../theme/manrope.css';
import { classNames } from '../class-names.ts';
import type { DensityName } from '../Density/Density.tsx';
import type { LazyLabels } from '../../feedback/Lazy/lazy-labels.ts';
import { ErrorBoundary } from '../../feedback/ErrorBoundary/ErrorBoundary.tsx';
import { ToastRegion } from '../../feedback/ToastRegion/ToastRegion.tsx';
import type { ToastSource } from '../../feedback/ToastRegion/toast-source.ts';
import { LinkProvider, type LinkComponent } from './link-context.tsx';
import { localeOfKeys } from './locale-of-keys.ts';
import { defaultLocale, RootContext } from './root-context.ts';
import { failureLabels, type PortalRootLabels } from './root-labels.ts';
import { type Direction, useDirection } from './use-direction.ts';
import * as styles from './PortalRoot.css.ts';

export interface PortalRootProps {
  /** The name that a profile's theme was emitted with. */
  theme?: string;
  /** Without a theme: the colour that every other one is derived from. The host's own `--portal-color-brand` wins. */
  brandColor?: string | undefined;
  scheme?: 'light' | 'dark' | 'auto';
  /** The page's when left out. */
  direction?: Direction | undefined;
  locale?: string;
  /** Compact for work with tables and queues; see also `Density` for a part of the page. */
  density?: DensityName | undefined;
  link?: LinkComponent | undefined;
  /** The host's link leads to whole addresses of this origin as well. */
  linkOrigin?: string | undefined;
  toasts?: ToastSource | undefined;
  /** An element of the host page for overlays; they carry the theme with them. Inside the root when left out. */
  overlayContainer?: HTMLElement | undefined;
  /** The portal is the whole page, and so at least as tall as the window. */
  isWholePage?: boolean | undefined;
  /** Set apart what the browser keeps for two portals on one page: where each had scrolled its lists to. */
  storageScope?: string;
  labels?: Partial<PortalRootLabels> | undefined;
  /** Of a part whose code could not be fetched. */
  lazyLabels?: Partial<LazyLabels> | undefined;
  children: ReactNode;
}

/** The one element that everything of the portal stands in: it carries theme, scheme, direction, language, overlays and toasts. */
export function PortalRoot(props: PortalRootProps) {
  const { theme = 'neutral', scheme = 'auto', locale = defaultLocale, storageScope = '', lazyLabels } = props;
  const { failed, failedText, retry } = { ...failureLabels, ...props.labels };
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const direction = useDirection(props.direction, element);
  const context = useMemo(
    () => ({ overlays, storageScope, locale, lazyLabels }),
    [overlays, storageScope, locale, lazyLabels],
  );
  const root = {
    'data-theme': theme,
    'data-scheme': scheme,
    'data-density': props.density,
    dir: props.direction,
    // The nearest `dir` of all around cannot be asked for by a selector, and `:dir()` is rewritten for older browsers by the language.
    'data-direction': direction,
    lang: locale,
    // React's type does not know custom properties.
    style: { '--portal-profile-brand': props.brandColor } as CSSProperties,
  };
  const overlayLayer = (
    <div ref={setOverlays} className={styles.overlays}>
      {props.toasts ? <ToastRegion source={props.toasts} {...(props.labels ? { labels: props.labels } : {})} /> : null}
    </div>
  );

  return (
    <I18nProvider locale={localeOfKeys(locale, direction)}>
      <LinkProvider link={props.link} origin={props.linkOrigin}>
        <RootContext.Provider value={context}>
          <div
            {...root}
            ref={setElement}
            className={classNames('portal-root', styles.root, props.isWholePage && styles.wholePage)}
          >
            <div className={styles.content}>
              <ErrorBoundary scope="page" title={failed} text={failedText} {...(retry && { labels: { retry } })}>
                {props.children}
              </ErrorBoundary>
            </div>
            {props.overlayContainer ? null : overlayLayer}
          </div>
          {props.overlayContainer
            ? createPortal(
                <div {...root} className="portal-root">
                  {overlayLayer}
                </div>,
                props.overlayContainer,
              )
            : null}
        </RootContext.Provider>
      </LinkProvider>
    </I18nProvider>
  );
}
