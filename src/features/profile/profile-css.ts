/** Styles of the Mantine components that only the profile uses. */
import '@mantine/core/styles/Input.layer.css';
