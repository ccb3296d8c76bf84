export { forgetEnquiries } from './enquire.ts';
export { enquiryMailOf } from './enquiry-mail-facts.ts';
