export { forgetEnquiries } from './enquire.writes.ts';
export { enquiryMailOf } from './enquiry-mail-facts.ts';
