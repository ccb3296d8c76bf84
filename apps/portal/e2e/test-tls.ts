import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testCertificate } from '../../server/src/testing/certificate.ts';

/** The tests' certificate for this machine, whose files are written into a folder, and what a server is started with to speak HTTPS by it. */
export function testTlsIn(folder: string): { certificate: typeof testCertificate; env: Record<string, string> } {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(cert, testCertificate.cert);
  writeFileSync(key, testCertificate.key);
  return { certificate: testCertificate, env: { TLS_CERT: cert, TLS_KEY: key } };
}
