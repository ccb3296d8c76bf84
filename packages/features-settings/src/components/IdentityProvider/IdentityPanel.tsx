import { useMessages } from '@portal/kit';
import { Card, PanelSwitch, Skeleton } from '@portal/ui';
import { settingsMessages } from '../../messages.ts';
import { IdentityStatus } from './IdentityStatus.tsx';
import type { IdentityState } from './use-identity.ts';

export interface IdentityPanelProps extends IdentityState {
  /** What the provider is called. */
  label: string;
}

/** Shows whether the identity provider opens the account, and unlinks it. */
export function IdentityPanel({ view, label, ...props }: IdentityPanelProps) {
  const t = useMessages(settingsMessages);
  return (
    <PanelSwitch
      title={t('identity', { label })}
      description={t('identityHint')}
      view={view}
      skeleton={
        <Card padding={6}>
          <Skeleton lines={2} />
        </Card>
      }
      skeletonLabel={t('identityLoading', { label })}
      failedTitle={t('identityLoadFailed', { label })}
    >
      {(own) => (
        <Card padding={6}>
          <IdentityStatus own={own} label={label} {...props} />
        </Card>
      )}
    </PanelSwitch>
  );
}
