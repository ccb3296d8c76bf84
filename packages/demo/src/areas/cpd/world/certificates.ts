import type { Random } from '../../../world/random.ts';
import type { WorldCertificate, WorldCpdRecord } from '../../../world/world-types.ts';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const day = 24 * 60;

/** Some of what each learner has finished was certified; one certificate is revoked. */
export function buildCertificates(
  records: readonly WorldCpdRecord[],
  byId: string,
  random: Random,
): WorldCertificate[] {
  const finished = records.filter(({ completedMinutesAgo }) => completedMinutesAgo !== null);
  const certified = finished.filter((_, index) => index % 5 === 2);
  return certified.map(({ id, personId, completedMinutesAgo }, index) => {
    const issuedMinutesAgo = Math.max(1, (completedMinutesAgo ?? 0) - random.between(0, 20) * day);
    return {
      number: numberOf(random),
      personId,
      recordId: id,
      issuedMinutesAgo,
      revocation: index === 3 ? { minutesAgo: 1, byId, reason: 'It was entered twice.' } : null,
    };
  });
}

function numberOf(random: Random): string {
  const part = () => Array.from({ length: 4 }, () => random.pick([...letters])).join('');
  return Array.from({ length: 4 }, part).join('-');
}
