import { calls, useClient } from '@portal/api';
import { aliasFault } from '@portal/rules';
import { useRef, useState } from 'react';

export interface AliasCheck {
  /** Another community has it, or nobody could tell. */
  isTaken: (alias: string) => boolean;
  isChecking: boolean;
  /** Asks whether it is free, unless it is the community's own. */
  check: (alias: string) => Promise<void>;
}

/** Whether an alias is free, asked once its field is left. */
export function useAliasCheck(own: string | null): AliasCheck {
  const client = useClient();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const [isChecking, setChecking] = useState(false);
  const latest = useRef('');

  async function check(alias: string): Promise<void> {
    latest.current = alias;
    if (alias === own || aliasFault(alias) !== null) return;
    setChecking(true);
    const exists = await existsAlready(alias);
    setTaken((before) => new Set(exists ? [...before, alias] : [...before].filter((each) => each !== alias)));
    if (latest.current === alias) setChecking(false);
  }

  async function existsAlready(alias: string): Promise<boolean> {
    try {
      const { exists } = await client.call(calls.management.existsByAlias, { query: { alias } }, { isQuiet: true });
      return exists;
    } catch {
      return true;
    }
  }

  return { isTaken: (alias) => taken.has(alias), isChecking, check };
}
