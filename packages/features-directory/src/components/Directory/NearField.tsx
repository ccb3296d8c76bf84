import { limits } from '@portal/api';
import { useMessages } from '@portal/kit';
import { TextField } from '@portal/ui';
import { directoryMessages } from '../../messages.ts';
import type { NearDraft } from './use-near-draft.ts';

/** A postcode, near which the list is to be. */
export function NearField({ draft: { value, onType, onSettle } }: { draft: NearDraft }) {
  const t = useMessages(directoryMessages);
  return (
    <TextField
      label={t('nearPostCode')}
      value={value}
      maxLength={limits.account.postCodeLength}
      onChange={onType}
      onEnter={onSettle}
      onBlur={onSettle}
    />
  );
}
