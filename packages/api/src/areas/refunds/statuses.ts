/** What becomes of a request for a refund. */
export const refundRequestStatuses = ['open', 'approved', 'declined', 'withdrawn'] as const;

/** Those that the desk lists: what was taken back is nobody's to decide. */
export const listedRefundStatuses = ['open', 'approved', 'declined'] as const;
