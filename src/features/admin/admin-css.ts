/** Styles of the Mantine components that only the administration uses. */
import '@mantine/core/styles/Input.layer.css';
