import type { PageProps } from '@portal/kit';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';
import { useChangePassword } from './use-change-password.ts';

/** Another password for one's own account. */
export function ChangePasswordPage(_props: PageProps) {
  return <ChangePasswordScreen onChange={useChangePassword()} />;
}
