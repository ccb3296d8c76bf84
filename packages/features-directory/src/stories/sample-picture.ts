/** A picture that needs no server. */
export const samplePicture =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 9%22 width=%22160%22 height=%2290%22/%3E';
