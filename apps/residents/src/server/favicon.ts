/** A counter with its bell: the emblem of the site. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="6" fill="#0b4f87"/>
<path d="M7 20a9 9 0 0 1 18 0z" fill="#fff"/>
<path d="M5 22h22v3H5zM15 7h2v4h-2z" fill="#fff"/>
</svg>
`;
