import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput } from '@portal/api/contract';
import { enquiryRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { countAttempt } from '../auth/index.ts';
import { addAssets, contentOf } from '../files/index.ts';
import { queueMails } from '../mail-queue/index.ts';
import { insertEnquiry } from './enquire.writes.ts';

/** Each is a mail to the organisation of 10 MB at most. */
const ofADay = { attempts: 20, windowSeconds: 86_400 };

type Enquiry = HandlerInput<typeof contract.account.enquire>['body'];

/** Keeps what somebody writes, and queues the mail that brings it to the organisation, both or neither. */
export async function enquire(body: Enquiry, call: Call): Promise<void> {
  const files = body.FileAttachment ?? [];
  refuse(enquiryRefusal(files));
  const { id: personId } = personOf(call);
  await countAttempt(call.db, [{ key: `enquiries:${personId}`, ...ofADay }], call.now);
  const id = randomUUID();
  await call.db.transaction(async (tx) => {
    await insertEnquiry(tx, {
      ...{ id, personId, createdAt: call.now },
      ...{ name: body.Name, email: body.Email, mobile: body.Mobile },
      ...{ memberNumber: body.memberNumber, comments: body.Comments },
    });
    await addAssets(tx, call, { files: files.map(contentOf), ownerKind: 'enquiry', ownerId: id });
    const about = { personId, eventId: null, about: id, dueAt: call.now };
    await queueMails(tx, [{ key: `enquiry:${id}`, kind: 'enquiry', ...about }]);
  });
}
