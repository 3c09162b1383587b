/** A submission of the parking permit. */
export const permit = {
  data: {
    applicant: { firstName: 'A', lastName: 'B', email: 'a@example.ca', phone: '' },
    home: { address: '12 Elm Street', municipalAddressId: '10012', features: {}, userFld: '' },
    postalCode: 'K1A 0B1',
    parkingAtHome: 'no',
    plate: 'ABCD 123',
    province: 'ON',
    makeAndModel: 'Honda Civic',
    colour: 'Blue',
    ownership: 'applicant',
    term: 'oneMonth',
    start: 'onApproval',
    declaration: true,
  },
};
