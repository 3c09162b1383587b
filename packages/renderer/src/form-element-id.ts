/** Id of the form element, behind the form's prefix: controls outside of it may name it. */
export const formElementId = 'guichet-form';
