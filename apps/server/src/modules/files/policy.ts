import { type FileOwner, fileRefusal, scopeRefusal } from '@portal/api/rules';
import type { Profile } from '@portal/kit/access';
import { enforceModule } from '../../http/enforce-module.ts';
import { notFound, refuse } from '../../http/problem.ts';
import type { Person } from '../auth/person.ts';
import type { AssetRow } from './repository.ts';

interface File {
  file: AssetRow;
  owner: FileOwner | null;
}

/** Refuses a file to whoever may not read what it belongs to, now and in this portal. */
export function permitOnFile(found: File | null, person: Person, profile: Profile): File {
  if (found === null) throw notFound();
  // Pictures of people stand on pages of every module.
  const module = found.file.ownerKind === 'avatar' ? undefined : 'communities';
  enforceModule({ module }, profile, person);
  refuse(scopeRefusal(person.scope, { access: { module }, isInEveryScope: module === undefined }));
  refuse(fileRefusal(found.owner, person));
  return found;
}
