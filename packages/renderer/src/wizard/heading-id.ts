/** Of the heading of the page that is shown: what takes the focus when it turns. */
export const headingId = 'guichet-step';
