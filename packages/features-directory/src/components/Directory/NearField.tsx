import { limits } from '@portal/api';
import { postCodeOf } from '@portal/api/rules';
import { useMessages } from '@portal/kit';
import { TextField } from '@portal/ui';
import { useState } from 'react';
import { directoryMessages } from '../../messages.ts';

interface NearFieldProps {
  near: string;
  onChange: (near: string) => void;
}

/** A postcode, which is whole once Enter is pressed or the field is left: half of one is nowhere. */
export function NearField({ near, onChange }: NearFieldProps) {
  const t = useMessages(directoryMessages);
  const [draft, setDraft] = useState<string | null>(null);
  function settle() {
    const typed = draft === null ? near : postCodeOf(draft);
    setDraft(null);
    if (typed !== near) onChange(typed);
  }
  return (
    <TextField
      label={t('nearPostCode')}
      value={draft ?? near}
      maxLength={limits.account.postCodeLength}
      onChange={setDraft}
      onEnter={settle}
      onBlur={settle}
    />
  );
}
