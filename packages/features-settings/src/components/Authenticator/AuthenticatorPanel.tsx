import { useMessages } from '@portal/kit';
import { Card, lazyComponent, PanelSwitch, Skeleton } from '@portal/ui';
import { useLayoutEffect, useRef } from 'react';
import { settingsMessages } from '../../messages.ts';
import { AppStatus } from './AppStatus.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { Authenticator } from './use-authenticator.ts';

// What draws the QR code comes with it, for those who add an app.
const AppSetUp = lazyComponent(() => import('./AppSetUp.tsx').then((module) => ({ default: module.AppSetUp })));

export interface AuthenticatorPanelProps extends Authenticator {
  onCopySecret: (secret: string) => void;
  onCopyCodes: (codes: readonly string[]) => void;
  onPrint: () => void;
  onDownload: (codes: readonly string[]) => void;
}

/** Adds an authenticator app, or removes it, and tells the codes for whoever loses it. */
export function AuthenticatorPanel({ view, stage, ...props }: AuthenticatorPanelProps) {
  const t = useMessages(settingsMessages);
  const part = useRef<HTMLDivElement>(null);
  const shown = useRef(stage.kind);

  // What had the focus is gone with the part that it stood in.
  useLayoutEffect(() => {
    if (shown.current === stage.kind) return;
    shown.current = stage.kind;
    part.current?.focus();
  }, [stage.kind]);

  return (
    <PanelSwitch
      title={t('authenticator')}
      description={t('authenticatorHint')}
      view={view}
      skeleton={
        <Card padding={6}>
          <Skeleton lines={3} />
        </Card>
      }
      skeletonLabel={t('authenticatorLoading')}
      failedTitle={t('authenticatorLoadFailed')}
    >
      {(own) => (
        <div ref={part} role="group" aria-label={t('authenticator')} tabIndex={-1}>
          <Card padding={6}>
            {stage.kind === 'status' && (
              <AppStatus
                own={own}
                isPending={props.isPending}
                onBegin={props.onBegin}
                onTurnOff={props.onTurnOff}
                onMakeCodes={props.onMakeCodes}
              />
            )}
            {stage.kind === 'setUp' && (
              <AppSetUp
                app={stage.app}
                onConfirm={props.onConfirm}
                onCancel={props.onLeave}
                onCopySecret={() => props.onCopySecret(stage.app.secret)}
                fallback={<Skeleton kind="image" />}
                onError="retry"
              />
            )}
            {stage.kind === 'codes' && (
              <RecoveryCodes
                codes={stage.codes}
                onCopy={() => props.onCopyCodes(stage.codes)}
                onPrint={props.onPrint}
                onDownload={() => props.onDownload(stage.codes)}
                onSaved={props.onLeave}
              />
            )}
          </Card>
        </div>
      )}
    </PanelSwitch>
  );
}
