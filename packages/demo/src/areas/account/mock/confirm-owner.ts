import { refuse } from '../../../mock/mock-problem.ts';
import { wrongOwnPassword } from '@portal/rules';
import { wrongPassword } from '../../auth/mock/handlers.ts';

/** Every password is theirs, apart from one. */
export function confirmOwner(password: string): void {
  if (password === wrongPassword) refuse(wrongOwnPassword);
}
