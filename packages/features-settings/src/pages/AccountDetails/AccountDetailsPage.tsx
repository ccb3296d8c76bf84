import { calls, firstRead } from '@portal/api';
import { type PageProps, useFeatureSettings } from '@portal/kit';
import { accountSettings } from '../../settings.ts';
import { AccountDetailsScreen } from './AccountDetailsScreen.tsx';
import { LiveNameSound } from '../../components/NameSound/LiveNameSound.tsx';
import { LiveTwoFactor } from '../../components/TwoFactor/LiveTwoFactor.tsx';
import { useAccountDetails } from './use-account-details.ts';
import { usePhoto } from './use-photo.ts';

export function firstReads() {
  return [
    firstRead(calls.account.details, {}),
    firstRead(calls.account.security, {}),
    firstRead(calls.authenticator.own, {}),
  ];
}

/** Who I am, and how I am reached. */
export function AccountDetailsPage(_props: PageProps) {
  const { save: mode } = useFeatureSettings(accountSettings);
  const { view, save, saveWorkflow } = useAccountDetails();
  return (
    <AccountDetailsScreen
      view={view}
      mode={mode}
      onSave={save}
      onSaveWorkflow={saveWorkflow}
      photo={usePhoto()}
      nameSound={view.state === 'ready' && <LiveNameSound url={view.data.nameSoundUrl} />}
      twoFactor={<LiveTwoFactor />}
    />
  );
}
