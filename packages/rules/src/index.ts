/** The rules by which the contract itself checks a call stand beside it, in the package of the contract. */
export * from '@portal/api/rules';
